/** Where files are uploaded by the tus protocol, which is not one of JSON and so not part of the typed API. */
export const uploadsAddress = '/api/uploads';
