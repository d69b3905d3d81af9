import { page } from './row'
import { heading } from './sample'

const BUY_CAR = 'pages/order/index'
const CONFIGURATOR = 'pages/customization-car/index'

/** What there is to know of a model, and how a car of it is configured. */
export const CAR_PAGES = {
  'pages/choosen-version/index': page<{ modelId?: string; pnoTwelve?: string; compare?: string }>({
    title: { en: 'Choose a version', zh: '选择版本' },
    access: 'anyone',
    parent: BUY_CAR,
    isShared: true,
    isInTimeline: true,
    preloads: ['pages/mall'],
    sample: { params: () => ({ modelId: 'vela-7' }), shows: { role: 'radio', name: /^Long Range/ } },
  }),
  'pages/cars-appearance/index': page<{ modelId?: string; paint?: string; view?: string }>({
    title: { en: 'Appearance', zh: '外观' },
    access: 'anyone',
    parent: BUY_CAR,
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ modelId: 'vela-7', paint: 'dawn-copper' }), shows: heading('Dawn Copper') },
  }),
  /** A saved car, a shared one, or else the draft, of a model if one is named; with `show` "saved" the list of saved cars. */
  'pages/ConfigView/ConfigView': page<{ modelId?: string; saved?: string; share?: string; show?: string }>({
    title: { en: 'My configuration', zh: '我的选配' },
    access: 'anyone',
    parent: BUY_CAR,
    isShared: true,
    isUnlisted: true,
    // Without a draft it leads to the first car; with one, see its own tests.
    sample: { shows: heading('No car configured yet') },
  }),
  'pages/configuration/configuration': page<{ modelId?: string; pnoTwelve?: string }>({
    title: { en: 'Parameters', zh: '参数配置' },
    access: 'anyone',
    parent: BUY_CAR,
    scroll: 'own',
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ modelId: 'vela-7' }), shows: { role: 'columnheader', name: /Long Range/ } },
  }),
  'pages/ValetSelection/List': page<{ modelId?: string; orderId?: string; group?: string }>({
    title: { en: 'Options', zh: '选装' },
    access: 'anyone',
    parent: CONFIGURATOR,
    sample: { params: () => ({ modelId: 'vela-7' }), shows: heading('Wheels') },
  }),
  // Its sheet lies over Back; closing it leads to the list, as the configurator's own tests show.
  'pages/ValetSelection/ListView': page<{ modelId?: string; orderId?: string; group?: string }>({
    title: { en: 'Options', zh: '选装' },
    access: 'anyone',
    sample: {
      params: () => ({ modelId: 'vela-7', group: 'packs' }),
      shows: { role: 'dialog', name: 'Option packs' },
    },
  }),
  /**
   * A saved or shared car, else the draft; in a version and a paint (by its code) if they are named. With `orderId` it is
   * the car of that order, to which it leads back.
   */
  [CONFIGURATOR]: page<{
    modelId?: string
    pnoTwelve?: string
    paint?: string
    saved?: string
    share?: string
    orderId?: string
  }>({
    title: { en: 'Configure', zh: '选配' },
    access: 'anyone',
    parent: BUY_CAR,
    isShared: true,
    sample: { params: () => ({ modelId: 'vela-7' }), shows: heading('Vela 7') },
  }),
  'pages/customization-car/index3d': page<{
    model?: string
    paint?: string
    wheels?: string
    interior?: string
    orderId?: string
  }>({
    title: { en: '3D view', zh: '3D 看车' },
    access: 'anyone',
    parent: CONFIGURATOR,
    graphics: 'webgl',
    sample: { params: () => ({ model: 'vela-7' }), shows: heading('Vela 7') },
  }),
  /** An album by its own name, by a part of it, or the first one of a model. */
  'pages/pictures/pictures': page<{ folderId?: string; bucketId?: string; modelId?: string }>({
    title: { en: 'Pictures', zh: '图片' },
    access: 'anyone',
    parent: BUY_CAR,
    isShared: true,
    isInTimeline: true,
    sample: {
      params: () => ({ modelId: 'vela-9' }),
      shows: { role: 'button', name: 'Vela 9 exterior, picture 1' },
    },
  }),
}
