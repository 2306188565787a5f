export default {
  'workOrders.none': 'Aucun ordre de travail pour l’instant',
  'workOrders.noneDetail': 'Les nouveaux apparaissent ici dès qu’ils vous sont attribués.',
  'workOrders.nonePast': 'Les archives sont vides',
  'workOrders.nonePastDetail': 'Les ordres de travail terminés et annulés arrivent ici.',
  'workOrders.noMatch': 'Aucun ordre de travail ne correspond à « {search} »',
  'workOrders.noMatchDetail': 'La recherche porte sur les numéros et les noms de composition des ordres actifs.',
  'workOrders.noMatchPastDetail': 'La recherche porte sur les numéros et les noms de composition des anciens ordres.',
  'workOrders.searchArchive': 'Chercher plutôt dans les archives',
  'workOrders.searchActive': 'Chercher plutôt dans les ordres actifs',
  'workOrders.filterEnded': 'Tous les statuts sont de nouveau affichés',
  'workOrders.filtered': 'Affichés : {shown} sur {count} de cette page',
} as const
