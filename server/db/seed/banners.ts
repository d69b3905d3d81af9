import { ContentLinkType, SlideStyle } from '@/wire/enums/content'
import type { Queryable } from '../queryable'
import { insertRows } from './insert-rows'
import { picturePath } from './picture-path'

interface Slide {
  title: string
  subtitle: string
  picture: string
  style: SlideStyle
  linkType: ContentLinkType
  linkData: string
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
    },
    {
      title: 'Vela 9',
      subtitle: 'Six seats, one calm room.',
      picture: 'vela-9-hero',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.miniProgram,
      linkData: modelPage('vela-9'),
    },
    {
      title: 'Dawn Copper',
      subtitle: 'A paint that follows the light.',
      picture: 'vela-7-poster',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.article,
      linkData: 'dawn-copper',
    },
    {
      title: 'After dark',
      subtitle: 'City loops, lights low.',
      picture: 'login',
      style: SlideStyle.fullScreen,
      linkType: ContentLinkType.activity,
      linkData: 'lakeside-night-drive',
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
    },
    {
      title: 'Find a shop',
      subtitle: '30 places in 20 cities.',
      picture: 'space',
      style: SlideStyle.style1,
      linkType: ContentLinkType.none,
      linkData: '',
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
    },
  ],
}

/** The banner groups. */
export const seedBanners = (tx: Queryable): Promise<void> =>
  insertRows(
    tx,
    'banner',
    Object.entries(groups).flatMap(([banner_no, slides]) =>
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
      })),
    ),
  )
