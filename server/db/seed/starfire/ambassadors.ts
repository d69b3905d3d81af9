import { StarDeed } from '@/wire/enums/starfire'
import { demoUser, lateReader } from '../users'

/** An ambassador of the demo, and what their links have brought. */
export interface DemoStar {
  userId: string
  starId: string
  joinedDaysAgo: number
  friends: number
  drives: number
  orders: number
}

/** Owners whom the demo only speaks of: they have no phone, so nobody logs in as one of them. */
export const owners = [
  { id: '7c1e52a0-0f5b-4f83-9a64-1f0f3b6d1324', nickName: 'Xu Ran', avatar: 'avatar-xu-ran' },
  { id: '2f9b6d34-5b0e-4a3c-8f4e-6c2d91a7e118', nickName: 'Gao Feng', avatar: 'avatar-gao-feng' },
  { id: 'b3a07d61-94cf-4e0a-9a52-80c6d5f4e206', nickName: 'Shen Yu', avatar: 'avatar-pines' },
  { id: 'e84d2f95-3c17-4b6e-b0d8-57a9c1e63f07', nickName: 'Tang Li', avatar: 'avatar-sea' },
] as const

const [xuRan, gaoFeng, shenYu, tangLi] = owners

export const stars: readonly DemoStar[] = [
  { userId: xuRan.id, starId: 'XURAN324', joinedDaysAgo: 420, friends: 44, drives: 30, orders: 16 },
  { userId: lateReader.id, starId: 'LQJAD291', joinedDaysAgo: 390, friends: 41, drives: 25, orders: 15 },
  { userId: gaoFeng.id, starId: 'GAFENG88', joinedDaysAgo: 300, friends: 26, drives: 17, orders: 7 },
  { userId: demoUser.id, starId: 'ZHYN4417', joinedDaysAgo: 250, friends: 20, drives: 12, orders: 5 },
  { userId: shenYu.id, starId: 'SHENYU62', joinedDaysAgo: 160, friends: 9, drives: 6, orders: 2 },
  { userId: tangLi.id, starId: 'TANGLI37', joinedDaysAgo: 40, friends: 3, drives: 1, orders: 0 },
]

/** How often each kind of deed was done. */
export const deedsOf = ({ friends, drives, orders }: DemoStar): readonly (readonly [StarDeed, number])[] => [
  [StarDeed.friendRegistered, friends],
  [StarDeed.friendDrove, drives],
  [StarDeed.friendLocked, orders],
]
