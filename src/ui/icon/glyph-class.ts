import classNames from 'classnames'

export type IconSize = 16 | 20 | 24 | 28 | 36

/** The classes of an icon, from whichever of the two sets. */
export const glyphClass = (name: string, size: IconSize, className: string | undefined): string =>
  classNames('ic', size !== 24 && `ic--${size}`, `i-${name}`, className)
