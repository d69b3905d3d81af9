import { texts } from '@/language/texts'
import { weeksText } from '@/domain/vehicle/weeks-text'
import { zh } from './messages-zh'

/** Texts of the choice of a version and of the comparison. */
const en = {
  title: 'Choose a version',
  versionsOf: (model: string) => `Versions of the ${model}`,
  carPicture: (model: string, version: string) => `${model} ${version}`,
  monthlyFrom: (amount: string) => `From ¥${amount} a month`,
  delivery: (from: number, to: number) => `Delivery in ${weeksText(from, to)}`,
  popular: 'Chosen by most',
  compare: 'Compare',
  configure: 'Configure',
  gallery: 'See it in every colour',
  goneTitle: 'This model is not on sale',
  toModels: 'See the cars on sale',
  noVersionTitle: 'No version on sale',
  noVersionText: 'New versions open here first. Please look again soon.',
  shareTitle: (model: string) => `Which ${model} is yours?`,

  compareTitle: 'Compare',
  noPairTitle: 'Nothing to compare',
  noPairText: (model: string) => `The ${model} comes in one version now.`,
  toVersions: 'See the version',
  change: 'Change',
  changeLabel: (version: string) => `Change ${version}`,
  pickTitle: 'Compare with',
  onlyDifferences: 'Only differences',
  table: 'Comparison',
  noDifferences: 'These two are the same in everything the table names.',
  choose: (version: string) => `Choose ${version}`,
  kinds: { standard: 'Standard', option: 'Option', none: '–' },
  notAvailable: 'Not available',
  shareCompare: (model: string, one: string, other: string) => `${model} ${one} or ${other}?`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
