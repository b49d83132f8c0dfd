declare const brand: unique symbol;
/** A string that has been validated as this kind of id. */
export type Id<Name extends string> = string & { readonly [brand]: Name };

export type UserId = Id<'user'>;
export type SessionId = Id<'session'>;
