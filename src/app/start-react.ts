// run as a file of its own, in a task of its own: what React does as it starts takes as long as all else the portal starts with
import 'react-dom/client'
