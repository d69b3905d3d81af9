import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the consent; the mini-program alone says them, so they stay out of the page's first load. */
const en = {
  title: 'Your privacy first',
  intro: 'Vela asks for data only when a function needs it:',
  needs: {
    phone: { what: 'Phone number', why: 'to log in and for your order' },
    location: { what: 'Location', why: 'to sort shops by distance' },
    album: { what: 'Album and camera', why: 'to save posters, add photos' },
    portrait: { what: 'Portrait and name', why: 'to show who you are' },
    clipboard: { what: 'Clipboard', why: 'to copy numbers and links' },
  },
  before: (index: number): string => (index === 0 ? 'Read the ' : ' and the '),
  linked: (title: string) => title,
  refusal: '. If you refuse you can still look at everything.',
  refuse: 'Refuse',
  agree: 'Agree',
}

export type Messages = typeof en

export const messages = texts(en, zh)
