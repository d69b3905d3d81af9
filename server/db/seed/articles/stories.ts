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
    author: 'vela-design',
    hashtags: ['DeliveryDay', 'Vela7'],
    likes: 845,
    comments: 39,
    hoursAgo: 266,
    tabs,
    media: [picture('interior-driver')],
  },
]
