const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@tarojs|@stencil|history|universal-router|query-string|zustand|tslib)[\\/]/

/**
 * How the H5 page is cut: the framework changes rarely and is cached for long, the app chunk
 * holds the shell, each page is its own chunk, and what two pages share is one file, so that
 * a first visit stays within its budget of requests.
 */
export const h5SplitChunks = {
  chunks: 'all',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { name: 'vendor', test: FRAMEWORK, chunks: 'initial', priority: 20 },
    shared: { name: 'shared', chunks: 'async', minChunks: 2, priority: 10, reuseExistingChunk: true },
  },
} as const
