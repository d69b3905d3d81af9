import { SelectionMode, type CarView } from '@/wire/enums/vehicle'
import { figureText } from '@/domain/vehicle/figure-text'
import { texts } from '@/language/texts'
import { weeksText } from '@/domain/vehicle/weeks-text'
import { zh } from './messages-zh'

const VIEW_NAMES: Record<CarView, string> = { front34: 'front', side: 'side', rear34: 'rear' }

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`

const COUNTS = ['', '', 'both', 'all three', 'all four', 'all five']

const allOf = (count: number): string => COUNTS[count] ?? `all ${count}`

/** Texts of the configurator and its lists of options. */
const en = {
  // The stage.
  exterior: 'Exterior',
  interior: 'Interior',
  insideOrOut: 'Outside or inside',
  parameters: 'Parameters',
  view: 'View of the car',
  viewOf: (view: CarView) => `From the ${VIEW_NAMES[view]}`,
  carPicture: (model: string, paint: string, view: CarView) => `${model} in ${paint}, ${VIEW_NAMES[view]}`,
  cabinPicture: (model: string, trim: string) => `${model}, ${trim} interior`,
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo yet',
  threeD: '3D',
  viewIn3d: 'View in 3D',

  // The choices.
  tabs: 'What to choose',
  version: 'Version',
  compareVersions: 'Compare',
  compareLabel: 'Compare the versions',
  modelVersion: (model: string, version: string) => `${model} ${version}`,
  surcharge: (amount: string) => `+ ¥${amount}`,
  included: 'Included',
  named: (name: string, price: string) => `${name}, ${price}`,
  groupTitle: (name: string, group: string) => `${name} ${group.toLowerCase()}`,
  twoNotes: (one: string, other: string) => `${one} · ${other}`,
  describedPrice: (about: string, price: string) => `${about} · ${price}`,
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all}`,
  hints: {
    [SelectionMode.single]: 'Choose one',
    [SelectionMode.multiple]: 'Choose any',
    [SelectionMode.none]: 'In every car',
  } satisfies Record<SelectionMode, string>,
  seeAll: (count: number) => `See all ${count}`,
  allOptions: 'All options',
  range: (facts: readonly { value: string; unit: string }[]) => facts.map(figureText).join(' · '),

  // Why something is in the way.
  the: (name: string) => `the ${name}`,
  needs: (one: string, other: string) => `${one} needs ${other}`,
  notWith: (one: string, other: string) => `${one} does not go with ${other}`,
  comesWith: (one: string, other: string) => `${one} comes with ${other}`,
  takesPlaceOf: (one: string, other: string) => `${one} takes the place of ${other}`,
  notWithShort: (other: string) => `Not with ${other}`,
  notPossibleWith: (other: string) => `Not possible with ${other}`,
  needsShort: (other: string) => `Needs ${other}`,
  needsHad: (other: string) => `Needs ${other}, which you have`,
  inPack: (pack: string) => `Included in the ${pack}`,
  canAdd: 'We can add it for you.',
  allNamed: 'This is all that changes:',
  noteAnd: (note: string, offer: string) => `${note} ${offer}`,
  without: (name: string) => `Without ${name}`,
  instead: (name: string) => `${name} instead`,
  nowCheaper: (name: string) => `${name}, now for less`,
  nowDearer: (name: string) => `${name}, no longer included`,
  nowThere: (name: string) => `With ${name}`,
  noDifference: 'No difference',
  newPrice: 'New price',
  plus: (amount: string) => `+ ¥${amount}`,
  minus: (amount: string) => `− ¥${amount}`,
  samePrice: 'at no extra cost',
  needsHint: (names: readonly string[], price: string) => `with ${list(names)}, ${price}`,
  leaveHint: (names: readonly string[], price: string) => `without ${list(names)}, ${price}`,
  choose: (name: string) => `Choose ${name}`,
  addAll: (count: number) => `Add ${allOf(count)}`,
  removeAll: (count: number) => `Remove ${allOf(count)}`,
  keepAsItWas: 'Keep as it was',
  doesNotHave: (version: string, names: readonly string[]) => `${version} does not have ${list(names)}`,
  costsMore: (version: string) => `${version} prices your choices differently`,
  othersStay: 'All your other choices stay.',
  changeTo: (version: string) => `Change to ${version}`,
  newTotal: (amount: string) => `¥${amount} in all`,
  keep: (version: string) => `Keep ${version}`,
  blockedTitle: (name: string) => `${name} cannot be added`,

  // The bar and the sheet.
  monthly: (amount: string) => `¥${amount} a month`,
  delivery: (from: number, to: number) => `Delivery in ${weeksText(from, to)}`,
  andDelivery: (from: number, to: number) => `in ${weeksText(from, to)}`,
  openParts: 'Show what it is made of',
  next: 'Next',
  takeForOrder: 'Use for my order',
  yourCar: (model: string) => `Your ${model}`,
  configuredPrice: 'Configured price',
  financeFrom: (amount: string) => `Finance from ¥${amount} a month`,
  calculator: 'Calculator',
  save: 'Save',
  saved: 'Saved',
  savedHere: 'Saved on this phone',
  savedAlready: 'Already saved',
  share: 'Share',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: (version: string) => `Your ${version} goes back to standard. Undo brings your choices back.`,

  // Sharing.
  shareTitle: (model: string) => `Share your ${model}`,
  shareText: 'Whoever opens this link sees the same car, at today’s price.',
  qrLabel: 'Code that opens this car',
  shareCard: (model: string, paint: string) => `${model} in ${paint}`,

  // Opening.
  noticeGone: (names: readonly string[]) => `No longer offered, and left out: ${list(names)}.`,
  noticeVersion: (gone: string, now: string) => `${gone} is no longer offered. Your choices are on ${now} now.`,
  noticePrice: (before: string, now: string) => `The price was ¥${before} when you left. It is ¥${now} today.`,
  noticeKept: 'The car you were at work on is saved.',
  gotIt: 'Got it',
  unknownCarTitle: 'We do not know this car',
  unknownOrderTitle: 'This order is not on your account',
  brokenLinkTitle: 'This link opens no car',
  goneCarTitle: 'No longer offered',
  seeCars: 'See today’s cars',

  // Prices that change while the page is open.
  priceSubject: (model: string) => `your ${model}`,
  choicesStay: 'Your choices stay as they are.',
  notPossibleTitle: 'Please look again',

  // The lists of options.
  configure: 'Configure',
  options: 'Options',
  noOptionsTitle: 'Nothing to choose here',
  noOptionsText: 'This version has no such options.',
  search: (group: string) => `Search ${group.toLowerCase()}`,
  noMatch: 'Nothing by this name. Try another word.',
  chosenCount: (count: number) => `${count} chosen`,
  clear: 'Clear',
  confirm: (count: number) => (count === 0 ? 'Confirm none' : `Confirm ${count} chosen`),
  done: 'Done',
}

export type Messages = typeof en

export const messages = texts(en, zh)
