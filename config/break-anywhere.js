/** The one value that iPhones below iOS 15.4 do not know: to them, too, a word that is too long breaks anywhere. */
module.exports = () => ({
  postcssPlugin: 'break-anywhere',
  Declaration: {
    'overflow-wrap': (declaration) => {
      if (declaration.value !== 'anywhere') return
      const isSaid = declaration.parent.some(({ prop }) => prop === 'word-break')
      if (!isSaid) declaration.cloneBefore({ prop: 'word-break', value: 'break-word' })
    },
  },
})
module.exports.postcss = true
