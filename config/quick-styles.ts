import path from 'node:path'
import type { Chain } from './chain'

const QUICK_SASS = path.resolve(__dirname, 'sass-loader.js')

type Rule = ReturnType<Chain['module']['rule']>
type Choice = ReturnType<Rule['oneOf']>

const correct = ({ uses }: Rule | Choice): void => {
  for (const [name, use] of Object.entries(uses.entries() ?? {})) {
    const loader: string = use.get('loader')
    // Looks for pictures beside a sheet, and ours are in the sheets.
    if (loader.includes('resolve-url-loader')) uses.delete(name)
    if (loader.includes('sass-loader')) use.loader(QUICK_SASS).options({})
    // Each sheet would be asked for settings of its own in every folder above it.
    if (loader.includes('postcss-loader'))
      use.tap((options) => ({ ...options, postcssOptions: { ...options.postcssOptions, config: false } }))
  }
}

/** Takes out of Taro's loaders for style sheets what costs time and finds nothing here. */
export const compileStylesQuickly = ({ module }: Chain): void => {
  for (const rule of Object.values(module.rules.entries())) [rule, ...rule.oneOfs.values()].forEach(correct)
}
