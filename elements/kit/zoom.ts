/**
 * How many pixels of the window one pixel of an element's styles takes: the product of `zoom` of the element and of
 * all around it. `getBoundingClientRect` counts pixels of the window; styles and `offsetWidth` count those of the element.
 * A browser that does not tell it counts both alike.
 */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom || 1
}
