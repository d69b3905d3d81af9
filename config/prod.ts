import type { UserConfigExport } from '@tarojs/cli'

/** Steps of terser that are safe for any code, and which Taro leaves out for the sake of phones of ten years ago. */
const SAFE_STEPS = {
  ecma: 2015,
  collapse_vars: true,
  comparisons: true,
  computed_props: true,
  properties: true,
  reduce_vars: true,
  switches: true,
  typeofs: true,
} as const

/** Release builds: minified without the function names and quoted keys that Taro keeps by default. */
export default {
  terser: {
    enable: true,
    config: {
      keep_fnames: false,
      compress: SAFE_STEPS,
      output: { ecma: 2015, comments: false, keep_quoted_props: false, quote_keys: false },
    },
  },
  mini: {},
  h5: {},
} satisfies UserConfigExport<'webpack5'>
