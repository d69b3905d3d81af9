/** The built-in components of WeChat: each becomes an element "wx-<name>", so that no browser default applies. */
export const BUILT_IN_TAGS: ReadonlySet<string> = new Set(
  [
    'ad audio button camera canvas checkbox checkbox-group cover-image cover-view editor form icon image input',
    'keyboard-accessory label live-player live-pusher map match-media movable-area movable-view navigation-bar navigator',
    'official-account open-data page page-container page-meta picker picker-view picker-view-column progress radio',
    'radio-group rich-text root-portal scroll-view share-element slider sticky-header sticky-section swiper swiper-item',
    'switch text textarea video view voip-room web-view',
  ].flatMap((line) => line.split(' ')),
)
