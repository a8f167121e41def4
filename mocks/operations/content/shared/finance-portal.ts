/** Where customers of a housing association see its finances; a service of others (G-022). */
export const financePortalUrl = 'https://ekonomi.example/'
