/** Makes all films that wait; sent with each, and run every minute for those whose process has ended. */
export const filmJob = 'media.films';
