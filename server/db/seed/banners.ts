import { ContentLinkType, SlideStyle } from '@/wire/enums/content'
import { picturePath } from './picture-path'
import { contentTable, type Chinese, type SeedTable } from './seed-table'

interface Slide {
  title: string
  subtitle: string
  picture: string
  style: SlideStyle
  linkType: ContentLinkType
  linkData: string
  zh: Chinese<'banner'>
}

/** The page that a slide of a model opens; the shopper lands on that model. */
const modelPage = (modelId: string): string => `/pages/order/index?model=${modelId}`

/** Slides by group. `one` stands on top of the home page, `points` is the line under the models. */
const groups: Readonly<Record<string, readonly Slide[]>> = {
  one: [
    {
      title: 'Vela 7',
      subtitle: 'First light. First drives are open.',
      picture: 'vela-7-hero',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.miniProgram,
      linkData: modelPage('vela-7'),
      zh: { title: 'Vela 7', subtitle: '迎向第一缕光，首批试驾现已开放。' },
    },
    {
      title: 'Vela 9',
      subtitle: 'Six seats, one calm room.',
      picture: 'vela-9-hero',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.miniProgram,
      linkData: modelPage('vela-9'),
      zh: { title: 'Vela 9', subtitle: '六座，一室安静。' },
    },
    {
      title: 'Dawn Copper',
      subtitle: 'A paint that follows the light.',
      picture: 'vela-7-poster',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.article,
      linkData: 'dawn-copper',
      zh: { title: '晨曦铜', subtitle: '一种追随光线的车漆。' },
    },
    {
      title: 'After dark',
      subtitle: 'City loops, lights low.',
      picture: 'login',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.activity,
      linkData: 'lakeside-night-drive',
      zh: { title: '入夜之后', subtitle: '环城夜驾，灯光放低。' },
    },
  ],
  drive: [
    {
      title: 'Drive before you decide',
      subtitle: 'An hour, your own route, no script.',
      picture: 'vela-7-studio',
      style: SlideStyle.style1,
      linkType: ContentLinkType.miniProgram,
      linkData: modelPage('vela-7'),
      zh: { title: '先试驾，再决定', subtitle: '一小时，走您自己的路线，没有话术。' },
    },
    {
      title: 'Find a shop',
      subtitle: '30 places in 20 cities.',
      picture: 'space',
      style: SlideStyle.style1,
      linkType: ContentLinkType.none,
      linkData: '',
      zh: { title: '查找门店', subtitle: '20 座城市，30 家门店。' },
    },
  ],
  points: [
    {
      title: 'Bring a friend, share the first drive',
      subtitle: '',
      picture: 'scene-trails',
      style: SlideStyle.style2,
      linkType: ContentLinkType.none,
      linkData: '',
      zh: { title: '邀请好友，共享首次试驾', subtitle: '' },
    },
  ],
}

const rows = Object.entries(groups).flatMap(([banner_no, slides]) =>
  slides.map((slide, index) => ({
    id: `${banner_no}-${index + 1}`,
    banner_no,
    sort: index + 1,
    title: slide.title,
    subtitle: slide.subtitle,
    picture: picturePath(slide.picture),
    slide_style: slide.style,
    link_type: slide.linkType,
    link_data: slide.linkData,
    zh: slide.zh,
  })),
)

/** The banner groups. */
export const bannerTables = (): SeedTable[] => [contentTable('banner', rows)]
