/** The file of a picture that staff has uploaded; the others come with the content. */
export const uploadedPicture = /^picture-[0-9a-f]{16}\.webp$/;
