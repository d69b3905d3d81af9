import type { EvaluationItem, EvaluationTag } from '@/wire/enums/evaluation'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the evaluation of a delivery. */
const en = {
  title: 'Delivery evaluation',
  welcome: (model: string) => `Welcome home, ${model}`,
  delivered: (day: string, centre: string) => [`Delivered ${day}`, centre].filter(Boolean).join(', '),
  picture: (model: string) => `${model}, front three-quarter`,
  items: {
    car: 'The car',
    handover: 'The handover',
    centre: 'The centre',
  } satisfies Record<EvaluationItem, string>,
  tagsLabel: 'What was good',
  tags: {
    cleanAndCharged: 'Clean and charged',
    clearExplanation: 'Clear explanation',
    noWaiting: 'No waiting',
    warmWelcome: 'Warm welcome',
  } satisfies Record<EvaluationTag, string>,
  words: 'In your own words (optional)',
  wordsPlaceholder: 'What should we keep, what should we change?',
  addPhoto: 'Add a photo',
  photo: (number: number) => `Photo ${number}`,
  photosNote: 'Photos are for our delivery team only.',
  submit: 'Submit',
  obstacles: {
    needsStars: 'Give stars to all three',
    uploading: 'Wait for the photos',
    uploadFailed: 'A photo was not uploaded',
  },
  sent: 'Review sent',
  sendFailed: 'Your review was not sent',
  unknownTitle: 'No answer from the server',
  unknownText: (why: string) => `${why} Trying again will not send it twice.`,
  alreadyTitle: 'Already reviewed',
  alreadyText: 'A delivery is reviewed once. This is what you sent.',
  thanks: 'Thank you for your review',
  sentAt: (time: string) => `Sent ${time}. It cannot be changed any more.`,
  yourWords: 'Your words',
  photos: 'Your photos',
  toOrder: 'View order',
  notYetTitle: 'Not delivered yet',
  notYetText: 'You can review the delivery once you have your car.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
