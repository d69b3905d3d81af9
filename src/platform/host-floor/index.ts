import type { HostFloor } from './types'

/** Browsers below the floor of package.json's browserslist cannot read the page's scripts at all. */
export const hostFloor: HostFloor = { isBelow: () => false, askForNewer: () => undefined }
