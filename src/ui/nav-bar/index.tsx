import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import { useGuardedPress } from '@/ui/pressable/use-guarded-press'
import { useKeptFocus } from './use-kept-focus'
import './index.scss'

export interface NavBarProps {
  title?: string
  /**
   * White stands above the page, over floats on media, tinted takes the colour behind it, clear has none, and under
   * a bar that is afloat the page begins at the top.
   */
  variant?: 'white' | 'over' | 'tinted' | 'clear' | 'afloat'
  /** Title and icons are white: what lies behind is dark. A bar over media then has its title from the beginning. */
  isLight?: boolean
  /** A bar over media turns white once the media has scrolled away. */
  isScrolled?: boolean
  /** A double tap goes back once: the page below is not yet in front when the second tap falls. */
  onBack?: (() => void) | undefined
  /** Replaces back and title: tabs or icons; nothing may reach under the capsule at the right. */
  children?: ReactNode
}

/** Status-bar inset and a row of 44 with 97 kept free at the right for the mini-program's capsule. */
export function NavBar({ title, variant = 'white', isLight, isScrolled, onBack, children }: NavBarProps) {
  const isOver = variant === 'over'
  const isBare = isOver && !isScrolled && !isLight
  const { press: goBack } = useGuardedPress(onBack)
  const backId = useKeptFocus()
  return (
    <View
      className={classNames(
        'nav-bar',
        `nav-bar--${variant}`,
        isLight && 'nav-bar--light',
        isOver && isScrolled && 'nav-bar--solid',
        isBare && 'nav-bar--bare',
      )}
    >
      <View className="nav-bar__status" />
      <View className="nav-bar__row">
        {onBack && (
          <Pressable id={backId} className="nav-bar__back" label={messages.back} onPress={goBack}>
            <Icon name="back" />
          </Pressable>
        )}
        {children ?? (
          <View className="nav-bar__title" role="heading" aria-level="1" aria-hidden={isBare}>
            {title}
          </View>
        )}
      </View>
    </View>
  )
}
