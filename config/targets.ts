/** What `taro build` can produce here. */
export type Target = 'h5' | 'weapp'

/** The target of the running build, as the Taro command line announces it. */
export const target: Target = process.env.TARO_ENV === 'h5' ? 'h5' : 'weapp'

/**
 * Where the build writes, relative to the project. `OUTPUT_ROOT` overrides it, so that a
 * build can be finished elsewhere and moved into place.
 */
export const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${target}`
