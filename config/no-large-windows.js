/**
 * Leaves out the rules for windows larger than a phone's (`large-window`, `two-columns` of src/ui/tokens.scss): in a
 * mini-program everything grows with the window, which is never wide and low (docs/rules/client.md).
 */
const noLargeWindows = () => ({
  postcssPlugin: 'no-large-windows',
  AtRule: {
    media: (rule) => {
      if (rule.params.includes('min-width')) rule.remove()
    },
  },
})
noLargeWindows.postcss = true

module.exports = noLargeWindows
