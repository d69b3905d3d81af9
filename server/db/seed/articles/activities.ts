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
    zh: {
      title: '湖畔夜驾',
      summary: '四十辆车，环湖一圈，灯光放低。每月最后一个周六傍晚六点半，先喝杯茶再出发，最后以慢充和一碗热汤面收尾。',
    },
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
    zh: {
      title: '开放日：Vela 空间太古里店',
      summary: '院中两款车，檐下一盏茶，试驾到晚上九点。每月第一个周六，无需预约。',
    },
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
    zh: {
      title: '冰雪驾驶日',
      summary: '一片封冻的湖面，镶钉胎与普通胎并排对比，还有一位愿意让您犯错的教练。一月起，面向车主与来宾。',
    },
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
    zh: {
      title: '手作课：羊毛与皮革',
      summary: '用墨黑内饰的边角料，裁、缝，做一只钥匙包带回家。每隔一个周日，限十二席。',
    },
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
