import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Fragment, type ReactNode, useContext } from 'react'
import { Pressable } from '@/ui/pressable'
import type { PressableProps } from '@/ui/pressable/types'
import { useGuardedPress } from '@/ui/pressable/use-guarded-press'
import { Spinner } from '@/ui/spinner'
import { InBar } from './in-bar'
import './index.scss'

export type ButtonKind = 'ink' | 'blue' | 'line' | 'quiet' | 'ghost' | 'white' | 'danger' | 'link'

export interface ButtonProps extends Pick<PressableProps, 'id' | 'label' | 'openType' | 'onOpenType'> {
  children: string
  kind?: ButtonKind
  /** Small buttons are 36 high inside a 44 target. */
  isSmall?: boolean
  /** Medium buttons are 44 high and as wide as their words: for a row on a picture. */
  isMedium?: boolean
  /** A second line under the label: what happens, or why not yet. */
  hint?: string | undefined
  icon?: ReactNode
  isDisabled?: boolean
  isLoading?: boolean
  /** What the label tells of: when this changes, the new label fades in. */
  swapKey?: string
  className?: string | undefined
  /** While the returned promise is pending the button shows its spinner and ignores taps. */
  onPress?: () => void | Promise<unknown>
}

export function Button({ children, kind = 'ink', hint, icon, isDisabled, isLoading, ...rest }: ButtonProps) {
  const isInBar = useContext(InBar)
  const { press, isPending } = useGuardedPress(rest.onPress)
  const isBusy = isLoading || isPending
  return (
    <Pressable
      id={rest.id}
      className={classNames(
        'button',
        isInBar && 'button--in-bar',
        rest.isSmall && 'button--small',
        rest.isMedium && 'button--medium',
        rest.swapKey && 'button--swapping',
        rest.className,
      )}
      label={rest.label}
      isDisabled={isDisabled}
      isBusy={isBusy}
      openType={isBusy ? undefined : rest.openType}
      onOpenType={rest.onOpenType}
      onPress={isBusy ? undefined : press}
    >
      <View className={classNames('button__face', `button__face--${kind}`, isDisabled && 'button__face--off')}>
        {isBusy ? <Spinner /> : icon}
        {/* A label of something else is a new element, so that it may fade in. */}
        <View key={rest.swapKey ?? ''} className="button__text">
          {children}
          {hint && <Hint>{hint}</Hint>}
        </View>
      </View>
    </Pressable>
  )
}

/** The second line; where that takes two, each phrase beside a dot stays whole. */
function Hint({ children }: { children: string }) {
  const phrases = children.replace(/ · /g, ' ·\n').split('\n')
  return (
    <Text className="button__hint">
      {phrases.map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <Text className="button__phrase">{phrase}</Text>
        </Fragment>
      ))}
    </Text>
  )
}
