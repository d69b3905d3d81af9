import { HomeTabKind } from '@/wire/enums/content'
import { clip, type ArticleRow } from './article-row'

const tabs = [HomeTabKind.recommended]

/** Video articles. The clips are short moving pictures of our own. */
export const clips: readonly ArticleRow[] = [
  {
    id: 'fourteen-minutes',
    title: '10 to 80 percent in 14 minutes: where they go',
    summary: '800 volts, a warm battery and a cable you can lift with two fingers.',
    zh: {
      title: '从 10% 到 80% 的 14 分钟，用在了哪里',
      summary: '800 伏平台、预热的电池，和一根两指就能提起的充电线。',
    },
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
    zh: { title: '第一缕光：海边的 Vela 7', summary: '渡轮启航之前，舟山的十三秒。' },
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
    zh: { title: '夜驾模式：座舱如何放低声音', summary: '屏幕调暗，光带转为琥珀色，风扇放缓。没有什么要求您去看它。' },
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
    zh: { title: '四百公里内的四座湖', summary: '一次充电，四个清晨。路线已收录在车机地图的“湖泊”中。' },
    author: 'vela-design',
    hashtags: ['FirstRoadTrip', 'Lakes'],
    likes: 1_404,
    comments: 77,
    hoursAgo: 218,
    tabs,
    media: [clip('lakes', 'scene-dusk', 17)],
  },
]
