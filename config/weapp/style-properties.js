/* global STYLE_PROPERTIES */
// Runs in the mini-program in place of Taro's own list (`@tarojs/runtime/dist/dom/style_properties.js`), which names every
// property that a style can have: each is defined on every launch.

/** Those that styles of ours may set; see platform.js. */
export const styleProperties = STYLE_PROPERTIES
