import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CSSProperties, ReactNode } from 'react'
import { language } from '@/language/current'
import { ErrorBoundary } from '@/ui/error-boundary'
import { PopupHost } from '@/ui/popup/popup-host'
import { TabBar, type TabBarProps } from '@/ui/tab-bar'
import { InFront, useIsFrontPage } from './in-front'
import { useScreenFrame, type ScreenFrame } from './screen-frame'
import './index.scss'

export interface PageShellProps {
  surface?: 'white' | 'canvas' | 'night'
  /** A `NavBar`; pages without one start under the status bar themselves. */
  nav?: ReactNode
  /** Only on the three tab pages. */
  tab?: TabBarProps
  /** Sticks to the foot of the screen: a `StickyBar`, the offline strip. */
  foot?: ReactNode
  /** Sheets and dialogs of the page; drawn above everything else. */
  overlay?: ReactNode
  /** Exactly one screen high, nothing scrolls. */
  isStage?: boolean
  /** Made for a picture: in a window larger than a phone it is as wide as that, and what it says stands in a column. */
  isWide?: boolean
  /** Where there are two columns, the foot is the right one. */
  isFootAside?: boolean
  /** Tint of the head of the page in the colour of a status; blue is for what others show. */
  tone?: 'red' | 'orange' | 'grey' | 'green' | 'blue' | undefined
  className?: string
  /** Class of the caller's own for the body, which lies between bar and foot. */
  bodyClassName?: string
  /** The foot brings its own ground. */
  isFootClear?: boolean
  children?: ReactNode
}

const IS_H5 = process.env.TARO_ENV === 'h5'

/** The frame of every page: insets, bar, body, foot, tab bar, and the host of toasts and dialogs. */
export function PageShell({
  surface = 'white',
  nav,
  tab,
  foot,
  overlay,
  isStage,
  isWide,
  isFootAside,
  tone,
  className,
  bodyClassName,
  isFootClear = false,
  children,
}: PageShellProps) {
  const frame = useScreenFrame()
  const isInFront = useIsFrontPage()
  return (
    <InFront.Provider value={isInFront}>
      <View
        className={classNames(
          'shell',
          `shell--${surface}`,
          isStage && 'shell--stage',
          isWide && 'shell--wide',
          isFootAside && 'shell--foot-aside',
          tone && `shell--${tone}`,
          className,
        )}
        style={frameStyle(frame)}
      >
        {nav}
        <View className={classNames('shell__body', bodyClassName)} {...{ role: 'main' }}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </View>
        <View className={classNames('shell__dock', !isFootClear && Boolean(foot ?? tab) && 'shell__dock--filled')}>
          {foot}
          {tab && (IS_H5 ? <TabBar {...tab} /> : <View className="shell__tab-room" />)}
        </View>
        {/* A mini-program draws a list anew when one of its nodes goes: a sheet that closes must not be one of the page's. */}
        <View>{overlay}</View>
        {isInFront && <PopupHost />}
      </View>
    </InFront.Provider>
  )
}

const frameStyle = ({ statusBarPx, navPx, capsuleRoomPx, textScale }: ScreenFrame) =>
  ({
    ...(language() === 'zh' && { '--tracking': 0 }),
    ...(textScale === 1 ? {} : { '--text-scale': textScale }),
    ...(statusBarPx === undefined ? {} : { '--status-bar': `${statusBarPx}px` }),
    ...(navPx === undefined ? {} : { '--nav-height': `${navPx}px`, '--capsule-room': `${capsuleRoomPx}px` }),
  }) as CSSProperties
