/** The most characters of a text and of a caption; a setting may allow less. */
export const longestText = 10_000;
export const longestCaption = 300;
/** The most files of a work; a setting may allow fewer. */
export const mostFiles = 20;
