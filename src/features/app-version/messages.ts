import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** A release, and what somebody notices of it. */
export interface Release {
  version: string
  day: string
  news: readonly string[]
}

/** Texts of the app's version, its releases newest first. */
const en = {
  title: 'Version',
  name: (version: string) => `Vela ${version}`,
  build: (code: number, config: string) => `Build ${code} · configuration ${config}`,
  check: 'Check for updates',
  newest: 'This is the newest version',
  newerTitle: 'A new version is ready',
  newerText: 'The app starts anew with it. What you have typed on other pages may be lost.',
  restart: 'Restart',
  later: 'Later',
  notCheckedTitle: 'Could not look for updates',
  notCheckedText: 'Check your network and try again.',
  newIn: (version: string) => `New in ${version}`,
  releases: [
    {
      version: '1.3.5',
      day: '2026-11-18',
      news: [
        'The whole app in Chinese or English',
        'The balance can be paid in parts',
        'Activities: sign up, and show your code at the door',
        'A hot opening has a line that tells your turn',
      ],
    },
    {
      version: '1.3.4',
      day: '2026-11-02',
      news: ['Turbine wheels for both models', 'Licence upload in bad light', 'A blank poster now loads again'],
    },
  ] as readonly Release[],
}

export type Messages = typeof en

export const messages = texts(en, zh)
