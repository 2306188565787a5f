import './words/places'

export { createRouter, type Router, type RouterOptions } from '../../core/navigation/router'
