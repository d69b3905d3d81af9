import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the parameter table. */
const en = {
  title: 'Parameters',
  shareTitle: (model: string) => `${model}: parameters`,
  table: (model: string) => `Parameters of ${model}`,
  scroller: (model: string) => `Parameters of ${model}, scrolls`,
  onlyDifferences: 'Only differences',
  search: 'Search a parameter',
  found: (count: number) => (count === 1 ? '1 parameter' : `${count} parameters`),
  sameInAll: 'The same in every version',
  picture: (model: string, version: string) => `${model} ${version}, side`,
  yourVersion: 'Your choice',
  standard: 'Standard',
  option: 'Option',
  none: 'Not available',
  dash: '–',
  note: (number: number) => `note ${number}`,
  notes: 'Notes',
  configure: 'Configure',
  order: 'Order now',
  nothingFoundTitle: 'Nothing found',
  nothingFoundText: (words: string) => `No parameter fits “${words}”.`,
  nothingDiffersText: 'The versions have all of this in common.',
  showAll: 'Show all',
  unknownTitle: 'No such model',
  unknownText: 'The link may be old. See what is on sale now.',
  withdrawnTitle: 'No longer offered',
  toModels: 'See the models',
}

export type Messages = typeof en

export const messages = texts(en, zh)
