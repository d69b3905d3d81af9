import { HomeTabKind } from '@/wire/enums/content'
import { picture, type ArticleRow } from './article-row'

const tabs = [HomeTabKind.activities]

/** Articles about things to come to. Their days are told without dates, since the seed may be read in any month. */
export const activities: readonly ArticleRow[] = [
  {
    id: 'lakeside-night-drive',
    title: 'Lakeside night drive',
    summary:
      'Forty cars, one loop around the lake, lights low. We meet for tea at half past six on the last Saturday of the month and end with a slow charge and a warm bowl of noodles.',
    author: 'vela-design',
    place: 'Hangzhou',
    hashtags: ['NightDrive'],
    likes: 418,
    comments: 63,
    hoursAgo: 6,
    tabs: [...tabs, HomeTabKind.recommended],
    media: [picture('vela-9-hero')],
  },
  {
    id: 'open-house-chengdu',
    title: 'Open house: Vela Space Taikoo Li',
    summary:
      'Both models in the courtyard, tea on the veranda, test drives until nine. First Saturday of each month, no booking needed.',
    author: 'vela-design',
    place: 'Chengdu',
    hashtags: ['OpenHouse'],
    likes: 205,
    comments: 18,
    hoursAgo: 30,
    tabs,
    media: [picture('space')],
  },
  {
    id: 'ice-driving-heihe',
    title: 'Ice driving day',
    summary:
      'A frozen lake, studded and plain tyres side by side, and an instructor who lets you make the mistake. For owners and guests, from January on.',
    author: 'vela-lab',
    place: 'Heihe',
    hashtags: ['WinterDriving'],
    likes: 1_090,
    comments: 147,
    hoursAgo: 54,
    tabs,
    media: [picture('scene-mist')],
  },
  {
    id: 'wool-and-leather',
    title: 'Workshop: wool and leather',
    summary:
      'Cut, stitch and take home a key case from the offcuts of the Ink interior. Twelve places every second Sunday.',
    author: 'vela-design',
    place: 'Shanghai',
    hashtags: ['QuietCabin'],
    likes: 176,
    comments: 22,
    hoursAgo: 78,
    tabs,
    media: [picture('interior-ink')],
  },
]
