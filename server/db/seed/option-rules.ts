import type { OptionRuleRow } from './model-row'

/** What the options of both models mean for one another; a rule counts where a version offers both. */
export const optionRules: readonly OptionRuleRow[] = [
  {
    kind: 'requires',
    option: 'packs.lounge',
    other: 'packs.comfort',
    note: 'The lounge seats use its ventilation.',
  },
  {
    kind: 'includes',
    option: 'packs.lounge',
    other: 'packs.winter',
    note: 'The lounge seats come with the heat of the Winter pack.',
  },
  {
    kind: 'excludes',
    option: 'packs.night',
    other: 'exterior.pine-green',
    note: 'The dark trim is not made for Pine Green.',
  },
  {
    kind: 'excludes',
    option: 'packs.tow',
    other: 'wheels.turbine',
    note: 'Towing needs wheels of 20 inches or less.',
  },
]
