import { MarketAllocationType } from '@/wire/enums/vehicle'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the "Buy car" page. */
const en = {
  models: 'Models',
  poster: (model: string) => `${model} at dusk`,
  // Right before and right after the price, with all that stands between.
  from: 'From ',
  orMonthly: (amount: string) => ` or ¥${amount} a month`,
  rights: 'Rights',
  rightsOf: (right: string) => `Rights: ${right}`,
  rightsTitle: (model: string) => `${model} rights`,
  deposits: {
    [MarketAllocationType.small]: 'Small deposit',
    [MarketAllocationType.big]: 'Big deposit',
  } satisfies Record<MarketAllocationType, string>,
  saleFromTo: (from: string, to: string) => `${from} to ${to}`,
  configure: 'Configure',
  parameters: 'Parameters',
  pictures: 'Pictures',
  testDrive: 'Test drive',
  shops: 'Shops',
  resume: (model: string) => `${model} · pay within`,
  resumeDue: (model: string) => `${model} · payment due`,
  resumePay: 'Pay',
  continueCar: (model: string) => `Continue your ${model}`,
  continueCarIn: (model: string, paint: string) => `Continue your ${model} in ${paint}`,
  resumeLabel: (model: string) => `${model}, unpaid order. Go on paying`,
  shareTitle: (model: string, slogan: string) => `${model}. ${slogan}`,
  stale: 'What you see may be out of date.',
  noModelsTitle: 'No model on sale',
  noModelsText: 'New models open here first. Please look again soon.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
