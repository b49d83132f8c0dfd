export interface CheckOptions {
  /** Whether missing media for a film item are a mistake; otherwise the item is treated as planned. */
  requireMedia: boolean;
  /** Whether a film may lack captions in some languages, as it may in what staff writes. */
  someCaptions?: boolean;
  /** Whether a picture that staff has uploaded must be there; it never comes with files. */
  requireUploads?: boolean;
}
