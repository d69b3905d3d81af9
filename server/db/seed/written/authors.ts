import { picturePath } from '../picture-path'

/** The authors of the demo's articles. */
export const authors = [
  {
    id: 'vela-design',
    name: 'Vela Design',
    avatar: picturePath('avatar-vela-design'),
    badge: 'Vela',
    zh: { name: 'Vela 设计', badge: 'Vela' },
  },
  {
    id: 'vela-lab',
    name: 'Vela Lab',
    avatar: picturePath('avatar-vela-lab'),
    badge: 'Vela',
    zh: { name: 'Vela 实验室', badge: 'Vela' },
  },
  {
    id: 'lin-qiao',
    name: 'Lin Qiao',
    avatar: picturePath('avatar-lin-qiao'),
    badge: 'Vela 9 owner',
    zh: { name: '林乔', badge: 'Vela 9 车主' },
  },
  {
    id: 'gao-feng',
    name: 'Gao Feng',
    avatar: picturePath('avatar-gao-feng'),
    badge: 'Vela 7 owner',
    zh: { name: '高峰', badge: 'Vela 7 车主' },
  },
  {
    id: 'xu-ran',
    name: 'Xu Ran',
    avatar: picturePath('avatar-xu-ran'),
    badge: 'Vela 7 owner',
    zh: { name: '徐然', badge: 'Vela 7 车主' },
  },
  {
    id: 'zhou-yining',
    name: 'Zhou Yining',
    avatar: picturePath('avatar-zhou-yining'),
    badge: 'Vela 7 owner',
    zh: { name: '周以宁', badge: 'Vela 7 车主' },
  },
  { id: 'yuki', name: 'Yuki', avatar: picturePath('avatar-default'), badge: null, zh: { name: 'Yuki', badge: null } },
]
