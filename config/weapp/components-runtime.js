/* global TARO_COMPONENTS */
// Runs in the mini-program in place of Taro's own tables of components (`@tarojs/shared/dist/components.js`). Taro numbers
// components and attributes by them, here and in its templates: both are built from one table, see platform.js.

/** Components, and the attributes of each. */
export const internalComponents = TARO_COMPONENTS

/** Those whose value React keeps as it is, whatever was typed. */
export const controlledComponent = new Set([
  'input',
  'checkbox',
  'picker',
  'picker-view',
  'radio',
  'slider',
  'switch',
  'textarea',
])
