/** Where a picture of `server/static/img` is served. */
export const picturePath = (name: string): string => `/static/img/${name}.webp`

/** Where a clip of `server/static/video` is served. */
export const videoPath = (name: string): string => `/static/video/${name}.mp4`
