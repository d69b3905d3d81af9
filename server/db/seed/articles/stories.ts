import { HomeTabKind } from '@/wire/enums/content'
import { picture, type ArticleRow } from './article-row'

const tabs = [HomeTabKind.recommended]

/** Picture-text articles. */
export const stories: readonly ArticleRow[] = [
  {
    id: 'quiet-cabin',
    title: 'Inside the Vela 7: a quiet cabin, drawn around the driver',
    summary:
      'Four layers of acoustic glass, a dashboard with nine fewer seams, and one light line that tells you what the car is doing.',
    zh: {
      title: '走进 Vela 7 座舱：把安静留给驾驶者',
      summary: '四层隔音玻璃，中控台少了九道接缝，一条光带告诉您，车正在做什么。',
    },
    author: 'vela-design',
    hashtags: ['QuietCabin', 'Vela7'],
    likes: 1_284,
    comments: 96,
    hoursAgo: 1,
    tabs,
    media: [picture('interior-dune')],
  },
  {
    id: 'dawn-copper',
    title: 'Dawn Copper in daylight',
    summary:
      'Copper at seven in the morning, rust at noon, almost brown under street lamps. How one paint came to follow the light.',
    zh: { title: '日光下的晨曦铜', summary: '早上七点是铜，正午是锈，路灯下近乎棕。一种车漆，如何学会追随光线。' },
    author: 'vela-design',
    hashtags: ['DawnCopper', 'Paint'],
    likes: 2_106,
    comments: 158,
    hoursAgo: 26,
    tabs,
    media: [picture('vela-7-studio')],
  },
  {
    id: 'drag-0199',
    title: '0.199: what the wind taught us',
    summary:
      'A lower tail, flush handles, wheels that close on the motorway. Eleven weeks in the tunnel, and the two ideas that did most of the work.',
    zh: {
      title: '0.199：风教会我们的事',
      summary: '压低的车尾、齐平的门把手、高速上自动闭合的轮毂。十一周风洞，真正起作用的是其中两个想法。',
    },
    author: 'vela-lab',
    hashtags: ['Vela7', 'Aerodynamics'],
    likes: 988,
    comments: 74,
    hoursAgo: 50,
    tabs,
    media: [picture('vela-7-dusk-rear')],
  },
  {
    id: 'six-seats',
    title: 'Six seats, one calm room: the Vela 9 from the third row',
    summary:
      'We sat an adult in the last row for four hundred kilometres and asked for a verdict every hour. It got shorter each time.',
    zh: {
      title: '六座，一室安静：从第三排看 Vela 9',
      summary: '我们请一位成年人在最后一排坐了四百公里，每小时问一次感受。回答一次比一次短。',
    },
    author: 'vela-design',
    hashtags: ['Vela9', 'QuietCabin'],
    likes: 1_532,
    comments: 120,
    hoursAgo: 74,
    tabs,
    media: [picture('interior-fog')],
  },
  {
    id: 'winter-range',
    title: 'Winter range, honestly',
    summary:
      'Minus fourteen, four people, heating at 21 degrees: what is left of 802 kilometres, and three habits that give some of it back.',
    zh: {
      title: '冬季续航，实话实说',
      summary: '零下十四度，四个人，暖风 21 度：802 公里还剩多少，以及三个能把里程找回来的习惯。',
    },
    author: 'vela-lab',
    hashtags: ['WinterDriving', 'Range'],
    likes: 3_240,
    comments: 412,
    hoursAgo: 98,
    tabs,
    media: [picture('scene-alpine')],
  },
  {
    id: 'choosing-a-wheel',
    title: 'Aero, Arc 10 or Turbine: choosing a wheel',
    summary:
      'One goes furthest, one is the easiest to clean, one looks fast while parked. What each of them costs you in kilometres.',
    zh: {
      title: 'Aero、Arc 10 还是 Turbine：如何选轮毂',
      summary: '一款跑得最远，一款最好打理，一款停着也显得快。每一款各要用掉您多少公里。',
    },
    author: 'vela-lab',
    hashtags: ['Arc10', 'Range'],
    likes: 764,
    comments: 88,
    hoursAgo: 146,
    tabs,
    media: [picture('vela-9-studio-moon-silver')],
  },
  {
    id: 'deposit-to-delivery',
    title: 'From deposit to delivery, step by step',
    summary:
      'What a small deposit holds for you, when the order locks, what the contract says about the date, and whom you can call.',
    zh: {
      title: '从小订到交付，一步一步说清楚',
      summary: '小订为您保留什么，订单何时锁单，合同如何约定交付日期，遇事可以联系谁。',
    },
    author: 'vela-design',
    hashtags: ['DeliveryDay'],
    likes: 612,
    comments: 51,
    hoursAgo: 194,
    tabs,
    media: [picture('garage')],
  },
  {
    id: 'first-hour',
    title: 'The first hour with your car',
    summary:
      'Seat, mirrors, three voice commands and one thing to switch off. The list our delivery experts wish everyone had.',
    zh: {
      title: '与新车共度的第一个小时',
      summary: '座椅、后视镜、三句语音指令，还有一项可以关掉的设置。这份清单，是交付专员希望人人都有的。',
    },
    author: 'vela-design',
    hashtags: ['DeliveryDay', 'Vela7'],
    likes: 845,
    comments: 39,
    hoursAgo: 266,
    tabs,
    media: [picture('interior-driver')],
  },
]
