import { type ComponentPropsWithoutRef, createContext, type ReactNode, useCallback, useContext, useRef } from 'react'

/** The level of the surrounding title. */
const TitleLevel = createContext(2)

/** The level of a dialog's title: a dialog is read apart from the page behind it. */
export const dialogLevel = 2

/** The lowest level of HTML headings. */
const maxLevel = 6

interface HeadingScopeProps {
  /** The level of the title inside, 1 to 6; by default one below the surrounding title. */
  level?: number | undefined
  children: ReactNode
}

/** Provides the level of the title to the headings inside. */
export function HeadingScope({ level, children }: HeadingScopeProps) {
  const below = useHeadingLevel(1)
  return <TitleLevel value={level ?? below}>{children}</TitleLevel>
}

/**
 * Returns the level of a heading, 6 at most.
 * @param depth the number of steps below the title
 */
export function useHeadingLevel(depth: number): number {
  return Math.min(useContext(TitleLevel) + depth, maxLevel)
}

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** The number of steps below the title of the surrounding element, panel or dialog; 0 for the title itself. */
  depth?: number
}

/** A heading with a level that follows the surrounding element. It keeps the focus when the level changes. */
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
