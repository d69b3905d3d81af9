import { texts } from '@/language/texts'
import { weeksText } from '@/domain/vehicle/weeks-text'
import { zh } from './messages-zh'

/** Texts of the configuration that is looked at, shared and ordered. */
const en = {
  title: 'My configuration',
  sharedTitle: 'Shared configuration',
  savedTitle: 'Saved cars',

  carPicture: (model: string, paint: string) => (paint === '' ? model : `${model} in ${paint}`),
  configuration: (code: string) => `Configuration ${code}`,
  version: 'Version',
  configuredPrice: 'Configured price',
  financeFrom: (amount: string) => `Finance from ¥${amount} a month`,
  priceOf: (day: string) => `Price of ${day}`,
  delivery: (from: number, to: number) => `Delivery in ${weeksText(from, to)}`,
  parts: 'What it is made of',

  versionGone: (before: string, now: string) => `${before} is no longer offered. This is your car as ${now}.`,
  optionsGone: 'No longer offered, and left out:',
  priceMoved: 'The price has changed.',
  priceThen: (amount: string) => `Before: ¥${amount}`,
  priceNow: (amount: string) => `Now: ¥${amount}`,
  stale: 'What you see may be out of date.',

  edit: 'Edit',
  share: 'Share',
  save: 'Save this car',
  saved: 'Saved',
  savedHere: 'Saved on this phone',
  keptDraft: 'Your own draft is saved',
  yourCar: (model: string) => `your ${model}`,
  choicesStay: 'Your choices stay as they are.',
  notPossibleTitle: 'Please look again',

  shareTitle: (model: string) => `Share this ${model}`,
  shareText: 'Whoever opens this link sees the same car, at today’s price.',
  shareCard: (model: string, paint: string) => (paint === '' ? model : `${model} in ${paint}`),
  qrLabel: 'Code that opens this car',
  showCode: 'Show the code large',

  savedCount: (count: number) => (count === 1 ? '1 car' : `${count} cars`),
  savedOn: (day: string) => `Saved ${day}`,
  openSaved: (name: string, price: string) => `Open ${name}, ¥${price}`,
  deleteSaved: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete this car?',
  deleteText: (name: string) => `${name} leaves your saved cars. Links that you shared still open it.`,
  delete: 'Delete',
  deleted: 'Deleted',
  noneSavedTitle: 'No saved cars yet',
  noneSaved: 'Cars that you save show here.',

  noneTitle: 'No car configured yet',
  noneText: 'Choose a version first. Your choices are kept here as you go.',
  chooseVersion: 'Choose a version',
  brokenTitle: 'This link opens no car',
  lostTitle: 'This car is not saved any more',
  goneTitle: (model: string) => `${model} is no longer offered`,
  goneText: (version: string, amount: string) => `It was a ${version} for ¥${amount}. See what is on sale today.`,
  seeCars: 'See today’s cars',
}

export type Messages = typeof en

export const messages = texts(en, zh)
