import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('fr', {
  'shipments.shortcuts.or': 'ou',
  'shipments.shortcuts.arrowUp': 'Flèche haut',
  'shipments.shortcuts.arrowDown': 'Flèche bas',
  'shipments.shortcuts.shift': 'Maj',
  'shipments.shortcuts.any': 'Un caractère',
  'shipments.shortcuts.group.search': 'Dans le champ de recherche',
  'shipments.shortcuts.group.row': 'Dans une ligne',
  'shipments.shortcuts.group.order': 'Partout dans les envois',
  'shipments.shortcuts.find': 'Modifier la première ligne trouvée',
  'shipments.shortcuts.nextRow': 'Aller à la ligne suivante',
  'shipments.shortcuts.ship': 'Marquer la ligne comme expédiée, aller à la suivante',
  'shipments.shortcuts.above': 'Aller au numéro de suivi du dessus',
  'shipments.shortcuts.below': 'Aller au numéro de suivi du dessous',
  'shipments.shortcuts.typeOver': 'Remplacer le numéro de suivi',
  'shipments.shortcuts.undoCell': 'Rétablir la cellule, puis fermer la ligne',
  'shipments.shortcuts.save': 'Enregistrer',
  'shipments.shortcuts.undo': 'Annuler',
  'shipments.shortcuts.redo': 'Rétablir',
  'shipments.shortcuts.problem': 'Aller au problème suivant',
  'shipments.shortcuts.problemBefore': 'Aller au problème précédent',
  'shipments.shortcuts.shipAll': 'Marquer comme expédiées toutes les lignes modifiées qui ont un numéro',
  'shipments.shortcuts.help': 'Afficher ces raccourcis',
})
