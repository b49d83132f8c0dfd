/** What an upload of a recording is for, in requests. */
export const trackPurpose = 'audio';

/** Four hours of sound that has not been compressed. */
export const maxTrackBytes = 3 * 1024 ** 3;

/** What a track is: the words of the film in another language, or a voice that says what is to be seen. */
export const trackKinds = ['narration', 'description'] as const;
export type TrackKind = (typeof trackKinds)[number];
