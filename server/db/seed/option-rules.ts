import type { OptionRuleRow } from './model-row'

/** What the options of both models mean for one another; a rule counts where a version offers both. */
export const optionRules: readonly OptionRuleRow[] = [
  {
    kind: 'requires',
    option: 'packs.lounge',
    other: 'packs.comfort',
    note: 'The lounge seats use its ventilation.',
    zh: { note: '后排休闲座椅需使用舒适包的通风系统。' },
  },
  {
    kind: 'includes',
    option: 'packs.lounge',
    other: 'packs.winter',
    note: 'The lounge seats come with the heat of the Winter pack.',
    zh: { note: '后排休闲座椅已包含冬季包的加热功能。' },
  },
  {
    kind: 'excludes',
    option: 'packs.night',
    other: 'exterior.pine-green',
    note: 'The dark trim is not made for Pine Green.',
    zh: { note: '深色饰件不适配松林绿车漆。' },
  },
  {
    kind: 'excludes',
    option: 'packs.tow',
    other: 'wheels.turbine',
    note: 'Towing needs wheels of 20 inches or less.',
    zh: { note: '拖挂需选用 20 英寸及以下的轮毂。' },
  },
]
