import { Button, View } from '@tarojs/components'
import classNames from 'classnames'
import type { OpenTypeDetail, PressableProps } from './types'
import { useOnePress } from './use-one-press'

const HOVER_STAY_MS = 70

/** A surface that can be pressed: in the mini-program a view, or WeChat's own button where it must act itself. */
export function Pressable(props: PressableProps) {
  const { children, className, label, role = 'button', id, isDisabled, onPress, openType, onOpenType } = props
  const press = useOnePress(onPress)
  const shared = {
    ...(id === undefined ? {} : { id }),
    className: classNames('press', className),
    hoverClass: isDisabled ? 'none' : 'press--down',
    hoverStayTime: HOVER_STAY_MS,
    role,
    'aria-label': label,
    'aria-disabled': isDisabled,
    'aria-checked': props.isChecked,
    'aria-selected': props.isSelected,
    'aria-expanded': props.isExpanded,
    ...(onPress && !isDisabled ? { onClick: press } : {}),
  }

  if (!openType || isDisabled) return <View {...shared}>{children}</View>

  const answer = (event: { detail: OpenTypeDetail }) => onOpenType?.(event.detail)
  return (
    <Button
      {...shared}
      openType={openType}
      onGetPhoneNumber={answer}
      onAgreePrivacyAuthorization={answer}
      onChooseAvatar={answer}
      onOpenSetting={answer}
      onLaunchApp={answer}
      onError={answer}
    >
      {children}
    </Button>
  )
}
