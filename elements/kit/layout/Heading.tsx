import { type ComponentPropsWithoutRef, createContext, type ReactNode, useCallback, useContext, useRef } from 'react'

/** The level of the title of what is around. */
const TitleLevel = createContext(2)

/** The level of the title of a dialog, which is read apart from the page behind it. */
export const dialogLevel = 2

/** HTML has no heading below this one. */
const lowest = 6

interface HeadingScopeProps {
  /** The level of the title of what is inside, 1 to 6; without it one below that of what is around. */
  level?: number | undefined
  children: ReactNode
}

/** Gives the headings inside their levels. */
export function HeadingScope({ level, children }: HeadingScopeProps) {
  const below = useHeadingLevel(1)
  return <TitleLevel value={level ?? below}>{children}</TitleLevel>
}

/** Returns the level of a heading so many steps below the title, 6 at most. */
export function useHeadingLevel(depth: number): number {
  return Math.min(useContext(TitleLevel) + depth, lowest)
}

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Steps below the title of the element, panel or dialog around; 0 for the title itself. */
  depth?: number
}

/** A heading whose level follows that of the element around. The focus stays at it when the level changes. */
export function Heading({ depth = 1, ...props }: HeadingProps) {
  const Tag = `h${useHeadingLevel(depth)}` as 'h2'
  const hadFocus = useRef(false)
  const keepFocus = useCallback((heading: HTMLElement | null) => {
    if (heading && hadFocus.current) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    return () => {
      hadFocus.current = heading?.matches(':focus') ?? false
    }
  }, [])
  return <Tag ref={keepFocus} {...props} />
}
