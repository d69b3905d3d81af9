import { HomeTabKind } from '@/wire/enums/content'
import { clip, type ArticleRow } from './article-row'

const tabs = [HomeTabKind.recommended]

/** Video articles. The clips are short moving pictures of our own. */
export const clips: readonly ArticleRow[] = [
  {
    id: 'fourteen-minutes',
    title: '10 to 80 percent in 14 minutes: where they go',
    summary: '800 volts, a warm battery and a cable you can lift with two fingers.',
    author: 'vela-lab',
    hashtags: ['ChargingNotes'],
    likes: 3_012,
    comments: 241,
    hoursAgo: 2,
    tabs,
    media: [clip('charging', 'charger', 13)],
  },
  {
    id: 'first-light',
    title: 'First light: a Vela 7 by the sea',
    summary: 'Thirteen seconds at Zhoushan, before the ferries start.',
    author: 'vela-design',
    place: 'Zhoushan',
    hashtags: ['Vela7', 'FirstLight'],
    likes: 1_877,
    comments: 92,
    hoursAgo: 38,
    tabs,
    media: [clip('first-light', 'vela-7-dusk', 13)],
  },
  {
    id: 'night-mode',
    title: 'Night drive mode: how the cabin lowers its voice',
    summary: 'Screens dim, the light line goes amber, the fan slows down. Nothing asks to be looked at.',
    author: 'vela-lab',
    hashtags: ['NightDrive', 'QuietCabin'],
    likes: 1_820,
    comments: 104,
    hoursAgo: 122,
    tabs,
    media: [clip('night-drive', 'scene-trails', 13)],
  },
  {
    id: 'four-lakes',
    title: 'Four lakes within 400 kilometres',
    summary: 'One charge, four mornings. The routes are in the car’s map under Lakes.',
    author: 'vela-design',
    hashtags: ['FirstRoadTrip', 'Lakes'],
    likes: 1_404,
    comments: 77,
    hoursAgo: 218,
    tabs,
    media: [clip('lakes', 'scene-dusk', 17)],
  },
]
