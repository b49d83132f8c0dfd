-- Settings: limits are named after the features that read them now.
update settings set key = 'signUp.limits' where key = 'accounts.signUpLimits';
update settings set key = 'signIn.limits' where key = 'accounts.signInLimits';
update settings set key = 'people.mailLimits' where key = 'accounts.mailLimits';
