/// <reference types="@saddlebag/ui/brands/virtual-modules" />
