import type { UserConfigExport } from '@tarojs/cli'

/** Release builds: minified without the function names and quoted keys that Taro keeps by default. */
export default {
  terser: {
    enable: true,
    config: {
      keep_fnames: false,
      output: { comments: false, keep_quoted_props: false, quote_keys: false },
    },
  },
  mini: {},
  h5: {},
} satisfies UserConfigExport<'webpack5'>
