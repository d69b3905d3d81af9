// Stands in for the web components behind View and Text (see h5-parts.ts): their elements need no script, only a style,
// which h5-reset.css has.

/** Nothing to define: the browser takes an element of an unknown name as it is. */
export function defineCustomElement() {}
export const View = undefined
export const TaroViewCore = undefined
export const Text = undefined
export const TaroTextCore = undefined
export { View as V, Text as T }
