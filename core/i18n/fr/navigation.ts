export default {
  'navigation.label': 'Portail',
  'navigation.menu': 'Menu',
  'navigation.skip': 'Aller au contenu',
  'navigation.account': 'Compte',
  'navigation.accountLost': 'Votre compte n’a pas pu être lu',
  'navigation.display': 'Thème et langue',
} as const
