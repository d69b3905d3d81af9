import type { ReactNode } from 'react'

/** What WeChat answers to a button with an `openType`; a refusal carries only `errMsg`. */
export interface OpenTypeDetail {
  /** Single-use code of getPhoneNumber. */
  readonly code?: string | undefined
  /** Temporary file of chooseAvatar. */
  readonly avatarUrl?: string | undefined
  readonly errMsg?: string | undefined
}

export interface PressableProps {
  children?: ReactNode
  className?: string | undefined
  /** What a screen reader says; needed when the content is only an icon. */
  label?: string | undefined
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option' | undefined
  id?: string | undefined
  isDisabled?: boolean | undefined
  isBusy?: boolean | undefined
  isChecked?: boolean | undefined
  isSelected?: boolean | undefined
  isExpanded?: boolean | undefined
  /** Leaves the control out of the tab order: of a group only the chosen one is reached by Tab. */
  isSkippedByTab?: boolean | undefined
  /** Presses are ignored while the promise of the one before is pending. */
  onPress?: (() => void | Promise<unknown>) | undefined
  /** A key pressed while the control has the focus; H5 only. */
  onKey?: ((key: string) => void) | undefined
  /** A function that WeChat performs itself; does nothing in H5. */
  openType?:
    | 'getPhoneNumber'
    | 'agreePrivacyAuthorization'
    | 'chooseAvatar'
    | 'share'
    | 'openSetting'
    | 'launchApp'
    | undefined
  onOpenType?: ((detail: OpenTypeDetail) => void) | undefined
}
